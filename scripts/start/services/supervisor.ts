/**
 * Preloaded into every service: when the process that started it is gone, also by SIGKILL, the service ends itself.
 * A service runs in a process group of its own, so that Ctrl-C reaches only the starter, which decides on the order of
 * stopping.
 */
// Workers that a service forks inherit the preload, but have a channel of their own.
if (process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel?.unref();
}
