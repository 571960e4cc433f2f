import { itOutlivesKills } from '../../support/catalogue-index/killed-index.js';
import { AMOUNTS } from '../../support/nightly.js';
import { describeWithServers } from '../../support/servers/system-servers.js';

describeWithServers('an index in memory that visitors ask while processes and servers are killed', () =>
  itOutlivesKills({ amount: AMOUNTS.memoryIndexKills, queues: 'imports' }),
);
