//! The command line: one file per subcommand, each a thin caller of a floor below.

pub mod pdn;
