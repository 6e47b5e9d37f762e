package main

import (
	"encoding/json"
	"os"
	"reflect"
	"solution"
	"strconv"
)

// Calls the function for each argument but the first, and writes a line for each to the file that the first one names.
func main() {
	for _, argument := range os.Args[2:] {
		n, _ := strconv.Atoi(argument)
		answer := solution.JudgeCall(n)
		text, _ := json.Marshal(answer)
		if value := reflect.ValueOf(answer); value.Kind() == reflect.Slice && value.Len() == 0 {
			text = []byte("[]") // Also if it is nil.
		}
		file, _ := os.OpenFile(os.Args[1], os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
		file.Write(append(text, '\n'))
		file.Close()
	}
}
