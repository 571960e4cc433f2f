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
 * Runs work after the transaction of `manager` commits, not after a rollback; immediately if there is no
 * transaction. Errors are only logged and the result is not awaited, so use it only to do regular work
 * earlier.
 */
export function afterCommit({ queryRunner }: EntityManager, work: Work): void {
  if (!queryRunner?.isTransactionActive) return start(work);
  waiting.set(queryRunner, [...(waiting.get(queryRunner) ?? []), work]);
}

/** Runs the work of `afterCommit`; a subscriber of TypeORM. */
@EventSubscriber()
export class AfterCommitSubscriber implements EntitySubscriberInterface {
  afterTransactionCommit({ queryRunner }: { queryRunner: QueryRunner }): void {
    // the release of a savepoint is no commit
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
