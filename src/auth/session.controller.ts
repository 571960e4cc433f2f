import { Body, Controller, Delete, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../access/public.decorator.js';
import { Responds } from '../core/http/api/response.decorator.js';
import { NotReplayed } from '../core/http/api/not-replayed.decorator.js';
import { LimitedByAddress } from '../core/http/rates/limit-addresses.js';
import { SessionHttp } from './session-http.js';
import { SessionInput } from './session.input.js';
import { SessionJson } from './session.json.js';
import { sessionRate } from './session-rate.js';

/** API of sessions. */
@Controller('api/session')
export class SessionController {
  constructor(private readonly session: SessionHttp) {}

  @Post()
  @Public()
  @NotReplayed()
  @Responds(200, SessionJson, 'Start or renew a session with an ID token')
  @LimitedByAddress(sessionRate)
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
  @Responds(204, null, 'End the session')
  close(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.session.close(request, reply);
  }
}
