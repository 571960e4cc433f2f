import { Cluster, Redis } from 'ioredis';

/**
 * Ends a connection that waits for jobs without delay. Bull sends QUIT, which the server reads only after the
 * blocking command; after half a second Bull cuts the connection and opens it again. Neither ends it while
 * the server is unreachable.
 */
export function endAtOnce(connection: Redis | Cluster): void {
  if (connection instanceof Cluster) connection.on('+node', hangUpInsteadOfQuit);
  else hangUpInsteadOfQuit(connection);
  const quit = connection.quit.bind(connection);
  connection.quit = () => {
    connection.connect = () => Promise.resolve();
    return connection.status === 'reconnecting' ? stopTrying(connection) : quit();
  };
}

/**
 * Stops sending: a job that the server already assigned still arrives, and runs. Unsent commands would only
 * request another job.
 */
function hangUpInsteadOfQuit(connection: Redis): void {
  connection.quit = () => {
    connection.disconnect();
    return Promise.resolve('OK');
  };
}

/**
 * Ends a connection that does not exist, and refuses waiting commands. While the server is unreachable, only
 * a connection that was never opened ends without being closed.
 */
export function stopTrying(connection: Redis | Cluster): Promise<'OK'> {
  const unanswered = connection as { commandQueue?: unknown; prevCommandQueue?: unknown };
  // sent before the connection was lost, and kept to be sent again
  if (unanswered.prevCommandQueue) unanswered.commandQueue = unanswered.prevCommandQueue;
  if (connection.status === 'reconnecting') connection.status = 'wait';
  connection.disconnect();
  return Promise.resolve('OK');
}
