import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { NotFound } from '../../core/errors/domain-errors.js';
import { Inertia } from '../../core/inertia/inertia.service.js';
import { Storage } from '../../core/storage/storage.js';
import { type Build, buildIn } from './build.js';
import { BuildIndex } from './build-index.js';
import { KeptFiles } from './kept-files.js';

const BUILD_ID = /^[0-9a-f]{1,64}$/;
/** File names with a content hash. */
const HASHED = /^\w[\w.-]*-[\w-]{8}\.\w+$/;
const MAPS = /^\w[\w.-]*-[\w-]{8}\.js\.map$/;

/**
 * Keeps the client files of this build and of the previous one in the storage, which all processes share: pages that are
 * open during a release, and processes with the other build, still load their files.
 */
@Injectable()
export class KeptBuilds implements OnApplicationBootstrap {
  private readonly logger = new Logger(KeptBuilds.name);
  private readonly index: BuildIndex;
  private readonly files: KeptFiles;
  private readonly maps: KeptFiles;
  private own: Build | null = null;

  constructor(
    private readonly inertia: Inertia,
    storage: Storage,
  ) {
    this.index = new BuildIndex(storage);
    this.files = new KeptFiles(storage, 'builds/assets', HASHED);
    this.maps = new KeptFiles(storage, 'builds/maps', MAPS);
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
      await this.storeBuild(this.own, assets.directory, assets.maps);
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

  /** The source map of a script in any kept build; null: there is none. It is not for the public. */
  async mapOf(script: string): Promise<string | null> {
    const name = `${script}.map`;
    if (!MAPS.test(name)) return null;
    const folder = this.own?.files.includes(script) && this.inertia.options.client.assets?.maps;
    if (folder) return readFile(join(folder, name), 'utf8').catch(() => null);
    const kept = await this.maps.read(name);
    return kept && text(kept);
  }

  private async storeBuild(own: Build, directory: string, maps?: string): Promise<void> {
    const [newest, ...others] = await this.index.ids();
    if (newest === own.id) return;
    if (maps) await this.maps.add(maps, await readdir(maps));
    await this.files.add(directory, own.files);
    await this.index.add(own);
    const older = others.filter((id) => id !== own.id);
    for (const id of older) await this.index.remove(id);
    const previous = newest === undefined ? null : await this.index.find(newest);
    const files = [...own.files, ...(previous?.files ?? [])];
    await this.files.removeAllExcept(new Set(files));
    await this.maps.removeAllExcept(new Set(files.map((file) => `${file}.map`)));
  }
}
