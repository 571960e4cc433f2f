import { Cluster, Redis } from 'ioredis';

/**
 * Makes a connection that waits for jobs end at once and for good. Bull sends QUIT, which the server reads only when it
 * has no job to wait for any more; after half a second Bull cuts the connection, and opens it again. Where the server is
 * away, neither would end it.
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
 * We only stop sending: a job that the server has already handed out still arrives, and is done. What has not been sent
 * yet only asks for another job.
 */
function hangUpInsteadOfQuit(connection: Redis): void {
  connection.quit = () => {
    connection.disconnect();
    return Promise.resolve('OK');
  };
}

/** The server is away: only a connection that has not been opened yet ends without having been closed. */
function stopTrying(connection: Redis | Cluster): Promise<'OK'> {
  connection.status = 'wait';
  connection.disconnect();
  return Promise.resolve('OK');
}
