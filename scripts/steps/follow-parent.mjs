// Preloaded into web and worker: when whoever started them is gone, however it ended, they end in order, too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
