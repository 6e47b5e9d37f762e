pub type Error = Box<dyn std::error::Error>;
