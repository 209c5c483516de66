//! Time that a process has worked: what a busy machine distorts least.

/// Counts the processor time of one process, all its threads together; where that cannot be had, the time that passes.
pub struct Stopwatch {
    #[cfg(target_os = "linux")]
    clock: nix::time::ClockId,
    #[cfg(not(target_os = "linux"))]
    begin: std::time::Instant,
}

#[cfg(target_os = "linux")]
impl Stopwatch {
    /// For the process with this id.
    pub fn of(process: u32) -> anyhow::Result<Self> {
        let process = nix::unistd::Pid::from_raw(process.try_into()?);
        Ok(Self { clock: nix::time::clock_getcpuclockid(process)? })
    }

    /// Seconds worked so far.
    pub fn seconds(&self) -> anyhow::Result<f64> {
        Ok(std::time::Duration::from(self.clock.now()?).as_secs_f64())
    }
}

#[cfg(not(target_os = "linux"))]
impl Stopwatch {
    /// For the process with this id.
    pub fn of(_: u32) -> anyhow::Result<Self> {
        Ok(Self { begin: std::time::Instant::now() })
    }

    /// Seconds passed so far.
    pub fn seconds(&self) -> anyhow::Result<f64> {
        Ok(self.begin.elapsed().as_secs_f64())
    }
}
