//! Plays a sequence of steps on the SDK and prints what each of them returned.
//!
//! Arguments: base address, SDK key, then steps such as `start`, `wait:3` and `ask:new-onboarding`.

use std::any::Any;
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::process::exit;
use std::sync::Arc;
use std::thread;
use std::time::Duration;

use eppo::{AssignmentEvent, Attributes, Client, ClientConfig, PollerThread};

/// Prints warnings as `warning target: message`.
struct Printer;

impl log::Log for Printer {
    fn enabled(&self, metadata: &log::Metadata) -> bool {
        metadata.level() <= log::Level::Warn
    }

    fn log(&self, record: &log::Record) {
        if self.enabled(record.metadata()) {
            let message = record.args().to_string().replace('\n', " ");
            println!("warning {}: {message}", record.target());
        }
    }

    fn flush(&self) {}
}

static PRINTER: Printer = Printer;

/// Prints the event; one of the flag `shoe-bandit` makes it panic.
fn log_assignment(event: AssignmentEvent) {
    println!("event: {:?} {}", event.subject.as_str(), event.base.variation);
    if event.base.feature_flag == "shoe-bandit".into() {
        panic!("the logger failed");
    }
}

fn text(panic: &(dyn Any + Send)) -> String {
    let message = panic.downcast_ref::<String>().cloned();
    message.or(panic.downcast_ref::<&str>().map(|it| it.to_string())).unwrap_or_default()
}

/// What a call returned, or the first sentence of its panic.
fn outcome(call: impl FnOnce() -> String) -> String {
    match catch_unwind(AssertUnwindSafe(call)) {
        Ok(said) => said,
        Err(panic) => format!("panic: {}", text(&*panic).split('.').next().unwrap_or_default()),
    }
}

/// The variant and the message of an error.
fn result(result: Result<(), eppo::Error>) -> String {
    match result {
        Ok(()) => "Ok".to_owned(),
        Err(error) => {
            let debug = format!("{error:?}");
            let variant = debug.split('(').next().unwrap_or_default();
            format!("{variant}: {error}")
        }
    }
}

struct Session {
    client: Client<'static>,
    pollers: Vec<PollerThread>,
}

impl Session {
    fn step(&mut self, name: &str, argument: &str) -> String {
        let seconds = Duration::from_secs_f64(argument.parse().unwrap_or(0.0));
        let attributes: Arc<Attributes> = Arc::new(
            [
                ("country".into(), "US".into()),
                ("version".into(), "2.1".into()),
                ("email".into(), "a@example.com".into()),
            ]
            .into(),
        );
        let client = &mut self.client;
        match name {
            "start" => match client.start_poller_thread() {
                Ok(poller) => {
                    self.pollers.push(poller);
                    "Ok".to_owned()
                }
                Err(error) => result(Err(error)),
            },
            "start-and-drop" => result(client.start_poller_thread().map(drop)),
            "wait" => {
                let poller = &self.pollers[0];
                outcome(|| result(poller.wait_for_configuration_timeout(seconds)))
            }
            "wait-in-tokio" => {
                let poller = &self.pollers[0];
                let runtime = tokio::runtime::Runtime::new().unwrap();
                outcome(|| {
                    runtime.block_on(async {
                        result(poller.wait_for_configuration_timeout(Duration::from_secs(1)))
                    })
                })
            }
            "wait-without-limit" => {
                let poller: &'static PollerThread = Box::leak(Box::new(self.pollers.remove(0)));
                #[allow(deprecated)]
                let waiting = thread::spawn(|| outcome(|| result(poller.wait_for_configuration())));
                thread::sleep(seconds);
                if !waiting.is_finished() {
                    println!("{name}: still waiting");
                    exit(0);
                }
                waiting.join().unwrap()
            }
            "sleep" => {
                thread::sleep(seconds);
                String::new()
            }
            "stop" => {
                self.pollers[0].stop();
                String::new()
            }
            "shutdown" => result(self.pollers.remove(0).shutdown()),
            "ask" => outcome(|| {
                format!("{:?}", client.get_string_assignment(argument, &"bob".into(), &attributes))
            }),
            "ask-for-nobody" => {
                format!("{:?}", client.get_string_assignment(argument, &"".into(), &attributes))
            }
            "ask-integer" => {
                format!("{:?}", client.get_integer_assignment(argument, &"bob".into(), &attributes))
            }
            "ask-details" => {
                let all = client.get_string_assignment_details(argument, &"bob".into(), &attributes);
                let code = all.evaluation_details.flag_evaluation_code;
                format!("{:?} {}", all.variation, serde_json::to_string(&code).unwrap())
            }
            _ => panic!("no step {name}"),
        }
    }
}

fn main() {
    log::set_logger(&PRINTER).unwrap();
    log::set_max_level(log::LevelFilter::Warn);
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let config = ClientConfig::from_api_key(&arguments[1]).base_url(&arguments[0]);
    let client = config.assignment_logger(log_assignment).to_client();
    let mut session = Session { client, pollers: Vec::new() };
    for step in &arguments[2..] {
        let (name, argument) = step.split_once(':').unwrap_or((step, ""));
        let said = session.step(name, argument);
        if !said.is_empty() {
            println!("{name}: {said}");
        }
    }
}
