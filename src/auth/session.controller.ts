import { Body, Controller, Delete, HttpCode, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator.js';
import { SessionHttp } from './session.http.js';
import { SessionInput } from './session.input.js';
import { SESSION_RATE } from './session.rate.js';

/** The session for programs that sign in by themselves. */
@Controller('api/session')
export class SessionController {
  constructor(private readonly session: SessionHttp) {}

  @Post()
  @Public()
  @HttpCode(200)
  @RouteConfig(SESSION_RATE)
  async open(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body() input: SessionInput,
  ) {
    const { next } = await this.session.open(request, reply, input);
    return { next };
  }

  @Delete()
  @Public()
  @HttpCode(204)
  close(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.session.close(request, reply);
  }
}
