import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import type { Build } from './build.js';
import { KeptBuilds } from './kept-builds.js';

/** For scripts of open pages: reports a newer build. */
@Controller('builds')
@Public()
export class ReleasesController {
  constructor(private readonly builds: KeptBuilds) {}

  /** The build whose pages this process serves; null during development. */
  @Get('latest.json')
  @Header('Cache-Control', 'no-store')
  latest(): { id: string | null } {
    return { id: this.builds.id };
  }

  /** The files of a build, while they are kept. */
  @Get('meta/:file')
  async meta(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Build> {
    const build = await this.builds.get(file.replace(/\.json$/, ''));
    reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return build;
  }
}
