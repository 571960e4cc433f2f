import { Controller, Get, Header, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Public } from '../../access/public.decorator.js';
import type { Build } from './build.js';
import { KeptBuilds } from './kept-builds.js';

/** For the scripts of open pages, which learn here that there is a newer build. */
@Controller('builds')
@Public()
export class ReleasesController {
  constructor(private readonly builds: KeptBuilds) {}

  /** The build whose pages this process serves; null while sources are being worked on. */
  @Get('latest.json')
  @Header('Cache-Control', 'no-store')
  latest(): { id: string | null } {
    return { id: this.builds.id };
  }

  /** What belongs to a build, as long as its files are served. */
  @Get('meta/:file')
  async meta(@Param('file') file: string, @Res({ passthrough: true }) reply: FastifyReply): Promise<Build> {
    const build = await this.builds.get(file.replace(/\.json$/, ''));
    reply.header('Cache-Control', 'public, max-age=31536000, immutable');
    return build;
  }
}
