import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually, programs, ServerFolder, stop } from './system-servers.js';

const VCL = join(import.meta.dirname, '../../../deploy/varnish/katalog.vcl');

/** Debian's Varnish with the configuration for operators, in front of a web process. */
export class Varnish {
  private readonly folder = new ServerFolder();
  private running?: ChildProcess;
  readonly origin: string;

  constructor(private readonly port: number) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  /** @param origin of the web process */
  async start(origin: string): Promise<void> {
    const { hostname, port } = new URL(origin);
    const text = readFileSync(VCL, 'utf8')
      .replace('.host = "web"', `.host = "${hostname}"`)
      .replace('.port = "3000"', `.port = "${port}"`);
    const file = this.folder.write('katalog.vcl', text);
    const listen = `127.0.0.1:${this.port}`;
    const settings = ['-a', listen, '-f', file, '-s', 'malloc,64m', '-n', join(this.folder.path, 'varnish')];
    this.running = this.folder.start(programs().varnish, ['-F', '-j', 'none', ...settings]);
    await eventually(async () => (await fetch(`${this.origin}/health/live`)).arrayBuffer());
  }

  async stop(): Promise<void> {
    if (this.running) await stop(this.running, 'SIGTERM');
  }

  async close(): Promise<void> {
    await this.folder.close();
  }
}
