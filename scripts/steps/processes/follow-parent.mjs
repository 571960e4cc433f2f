// Preloaded into web and worker: shuts them down in order when their parent has ended, for whatever reason.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
