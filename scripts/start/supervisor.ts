/**
 * Preloaded into every service: when the process that started it is gone, also by SIGKILL, the service ends itself.
 * A service runs in a process group of its own, so that Ctrl-C reaches the starter alone and the order of stopping is
 * its choice.
 */
// Workers that a service forks inherit the preload; their channel is their own affair.
if (process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
