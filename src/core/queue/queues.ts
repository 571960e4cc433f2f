import { getQueueToken } from '@nestjs/bull';
import { Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bull';
import { QUEUE_NAMES } from '../config/settings.js';
import { Unavailable } from '../errors/domain-errors.js';

const TIMEOUT_MS = 2_000;

/** All queues of the application, for their administration. */
@Injectable()
export class Queues {
  constructor(private readonly modules: ModuleRef) {}

  listQueues(): Queue[] {
    return QUEUE_NAMES.map((name) => this.modules.get<Queue>(getQueueToken(name), { strict: false }));
  }

  find(name: string): Queue | null {
    return this.listQueues().find((queue) => queue.name === name) ?? null;
  }

  /** @throws Unavailable when the server of the queues does not answer */
  async check(): Promise<void> {
    await this.runCommand(this.listQueues()[0]!, (queue) => queue.client.ping());
  }

  /**
   * Runs a command of a queue with a time limit: Bull itself waits for an unreachable server without end.
   * @throws Unavailable
   */
  async runCommand<Answer>(queue: Queue, question: (queue: Queue) => Promise<Answer>): Promise<Answer> {
    // commands to an unreachable server would only accumulate
    if (queue.client.status !== 'ready') throw new Unavailable('fault.queue_unavailable');
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Unavailable('fault.queue_unavailable')), TIMEOUT_MS);
    });
    try {
      return await Promise.race([question(queue), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}
