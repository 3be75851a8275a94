//! Uses the modules of the page about initialization.

#[path = "../logging.rs"]
mod logging;
#[path = "../start.rs"]
mod start;

fn main() {
    logging::init();
    for key in ["test-sdk-key", "invalid-sdk-key", "server-error"] {
        match start::start_or_exit(key.to_owned()) {
            Ok((client, _poller)) => {
                let dark = client.get_boolean_assignment("dark-mode", &"u".into(), &Default::default());
                println!("{key}: {dark:?}");
            }
            Err(error) => println!("{key}: {error:?}"),
        }
    }
}
