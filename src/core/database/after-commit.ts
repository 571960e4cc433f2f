import { Logger } from '@nestjs/common';
import {
  type EntityManager,
  type EntitySubscriberInterface,
  EventSubscriber,
  type QueryRunner,
} from 'typeorm';

type Work = () => Promise<unknown>;

const logger = new Logger('AfterCommit');
const waiting = new WeakMap<QueryRunner, Work[]>();

/**
 * Does something as soon as the transaction of `manager` stands, and never when it is rolled back; at once where there
 * is none. Nobody waits for it and its failure is only logged: it may hurry what happens anyway, not be what matters.
 */
export function afterCommit({ queryRunner }: EntityManager, work: Work): void {
  if (!queryRunner?.isTransactionActive) return start(work);
  waiting.set(queryRunner, [...(waiting.get(queryRunner) ?? []), work]);
}

/** Tells of commits; one of the database's subscribers. */
@EventSubscriber()
export class AfterCommitSubscriber implements EntitySubscriberInterface {
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    // a savepoint is no commit yet
    if (queryRunner.isTransactionActive) return;
    const works = waiting.get(queryRunner) ?? [];
    waiting.delete(queryRunner);
    works.forEach(start);
  }

  afterTransactionRollback({ queryRunner }: { queryRunner: QueryRunner }): void {
    if (!queryRunner.isTransactionActive) waiting.delete(queryRunner);
  }
}

function start(work: Work): void {
  work().catch((error: unknown) => logger.error(error));
}
