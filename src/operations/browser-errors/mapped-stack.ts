import { SourceMap, type SourceMapPayload } from 'node:module';
import { Injectable, Logger } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { KeptBuilds } from '../releases/kept-builds.js';
import type { StackFrame } from './stack-frames.js';

/** Maps of the scripts that most stacks lead through; parsing one takes up to a tenth of a second. */
const MAPS_IN_MEMORY = 20;

/** Translates places of built scripts to places of their sources. */
@Injectable()
export class MappedStack {
  private readonly logger = new Logger(MappedStack.name);
  private readonly maps = new LRUCache<string, { map: SourceMap | null }>({ max: MAPS_IN_MEMORY });

  constructor(private readonly builds: KeptBuilds) {}

  /** One line for each frame; a place without a map does not change. */
  async map(frames: StackFrame[]): Promise<string> {
    const lines: string[] = [];
    for (const frame of frames) lines.push(await this.lineOf(frame));
    return lines.join('\n');
  }

  private async lineOf({ script, line, column }: StackFrame): Promise<string> {
    const map = await this.mapOf(script);
    // browsers count from 1
    const entry = map?.findEntry(line - 1, column - 1);
    if (!entry || !('originalSource' in entry)) return `${script}:${line}:${column}`;
    return `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  }

  private async mapOf(script: string): Promise<SourceMap | null> {
    const known = this.maps.get(script);
    if (known) return known.map;
    const text = await this.builds.mapOf(script).catch((error: unknown) => {
      this.logger.warn(error);
      return null;
    });
    const map = text === null ? null : new SourceMap(JSON.parse(text) as SourceMapPayload);
    this.maps.set(script, { map });
    return map;
  }
}
