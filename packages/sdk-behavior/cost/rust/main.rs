//! Prints what the Rust SDK needs to start with the rules of an address, and for one assignment.

use std::sync::Arc;
use std::time::{Duration, Instant};

use eppo::{AssignmentEvent, AssignmentLogger, AttributeValue, Attributes, ClientConfig};

struct Silent;

impl AssignmentLogger for Silent {
    fn log_assignment(&self, _event: AssignmentEvent) {}
}

fn memory() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux");
    let line = status.lines().find(|line| line.starts_with("VmRSS")).expect("VmRSS");
    line.split_whitespace().nth(1).and_then(|kilobytes| kilobytes.parse::<i64>().ok()).expect("a number") * 1024
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().collect();
    let (flag, rounds, calls) = (&arguments[2], arguments[3].parse::<u32>()?, arguments[4].parse::<u32>()?);

    let before = memory();
    let started = Instant::now();
    let mut client = ClientConfig::from_api_key("test-sdk-key")
        .base_url(arguments[1].clone())
        .assignment_logger(Silent)
        .to_client();
    let poller = client.start_poller_thread()?;
    poller.wait_for_configuration_timeout(Duration::from_secs(60))?;
    let start_ms = started.elapsed().as_secs_f64() * 1000.0;
    let memory_bytes = memory() - before;

    let attributes: Arc<Attributes> = Arc::new(
        [
            ("country".into(), AttributeValue::categorical("US")),
            ("plan".into(), AttributeValue::categorical("pro")),
            ("age".into(), AttributeValue::numeric(30.0)),
        ]
        .into(),
    );
    let assign = |index: u32| {
        client
            .get_string_assignment(flag, &format!("user-{index}").into(), &attributes)
            .ok()
            .flatten()
            .unwrap_or_else(|| "none".into())
    };
    let results: Vec<String> = (0..rounds)
        .map(|round| {
            let first = Instant::now();
            for call in 0..calls {
                std::hint::black_box(assign(round * calls + call));
            }
            (first.elapsed().as_secs_f64() * 1e6 / f64::from(calls)).to_string()
        })
        .collect();
    println!(
        "{{\"startMs\":{start_ms},\"memoryBytes\":{memory_bytes},\"callMicroseconds\":[{}],\"value\":\"{}\"}}",
        results.join(","),
        assign(0)
    );
    poller.shutdown()?;
    Ok(())
}
