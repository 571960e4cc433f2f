// Preloaded into web and worker: shuts them down in order when their parent ends, for any reason.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
