package main

import (
	"encoding/json"
	"os"
	"reflect"
	"strconv"
)

// Calls a function for each argument but the first, and writes a line for each to the file that the first one names.
func judgeCalls(call func(int) interface{}, arguments []string) {
	for _, argument := range arguments[1:] {
		n, _ := strconv.Atoi(argument)
		answer := call(n)
		text, _ := json.Marshal(answer)
		if value := reflect.ValueOf(answer); value.Kind() == reflect.Slice && value.Len() == 0 {
			text = []byte("[]") // Also if it is nil.
		}
		file, _ := os.OpenFile(arguments[0], os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o644)
		file.Write(append(text, '\n'))
		file.Close()
	}
}
