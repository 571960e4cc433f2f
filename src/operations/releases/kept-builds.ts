import type { Readable } from 'node:stream';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { NotFound } from '../../core/errors/domain-errors.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { Storage } from '../../core/storage/storage.js';
import { type Build, buildIn } from './build.js';
import { BuildIndex } from './build-index.js';
import { KeptFiles } from './kept-files.js';

const BUILD_ID = /^[0-9a-f]{1,64}$/;

/**
 * Keeps the client files of this build and of the previous one in the storage, which all processes share: pages that are
 * open during a release, and processes with the other build, still load their files.
 */
@Injectable()
export class KeptBuilds implements OnApplicationBootstrap {
  private readonly logger = new Logger(KeptBuilds.name);
  private readonly index: BuildIndex;
  private readonly files: KeptFiles;
  private own: Build | null = null;

  constructor(
    private readonly inertia: Inertia,
    storage: Storage,
  ) {
    this.index = new BuildIndex(storage);
    this.files = new KeptFiles(storage);
  }

  /** Id of the build whose pages this process serves; null: none. */
  get id(): string | null {
    return this.inertia.options.client.version;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { assets } = this.inertia.options.client;
    if (!assets || this.id === null) return;
    this.own = await buildIn(assets.directory, this.id);
    try {
      await this.keep(this.own, assets.directory);
    } catch (reason) {
      // pages work without it; the next process that starts tries again
      this.logger.error({ reason, message: 'The files of this build could not be kept' });
    }
  }

  /** @throws NotFound when its files are no longer kept */
  async get(id: string): Promise<Build> {
    if (this.own?.id === id) return this.own;
    const build = BUILD_ID.test(id) ? await this.index.find(id) : null;
    if (!build) throw new NotFound();
    return build;
  }

  /** A file of any kept build; null: there is none. */
  file(name: string): Promise<Readable | null> {
    return this.files.read(name);
  }

  private async keep(own: Build, directory: string): Promise<void> {
    const [newest, ...others] = await this.index.ids();
    if (newest === own.id) return;
    await this.files.add(directory, own.files);
    await this.index.add(own);
    const older = others.filter((id) => id !== own.id);
    for (const id of older) await this.index.remove(id);
    const previous = newest === undefined ? null : await this.index.find(newest);
    await this.files.removeAllExcept(new Set([...own.files, ...(previous?.files ?? [])]));
  }
}
