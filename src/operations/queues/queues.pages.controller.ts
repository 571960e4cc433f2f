import { Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Can } from '../../access/can.decorator.js';
import { FailureToast } from '../../core/http/errors/failure-toast.js';
import { IdParams } from '../../core/http/input/id-params.js';
import { FormRedirects } from '../../core/http/pages/form-redirects.js';
import { PrivateTitle } from '../../core/http/pages/page-head.js';
import { Page } from '../../core/inertia/page.decorator.js';
import { LocalizedDelete, LocalizedGet, LocalizedPost, route } from '../../routes.js';
import { BrowserErrors } from '../browser-errors/browser-errors.js';
import { QueueActions } from './queue-actions.js';
import { QueueParams } from './queue-params.js';
import { QueuesPage } from './queues-page.js';

/** The queues of the platform, for catalogue admins. */
@Controller()
export class QueuesPagesController {
  constructor(
    private readonly page: QueuesPage,
    private readonly actions: QueueActions,
    private readonly browserErrors: BrowserErrors,
    private readonly redirects: FormRedirects,
  ) {}

  @LocalizedGet('admin.queues')
  @Can('platform.manage')
  @Page('queues/index')
  @PrivateTitle('queues.title')
  index(@Req() { locale }: FastifyRequest) {
    return this.page.props(locale);
  }

  @LocalizedPost('admin.queues.pause')
  @Can('platform.manage')
  @FailureToast('queues.not_done')
  async pause(@Req() request: FastifyRequest, @Param() { queue }: QueueParams) {
    await this.actions.setPaused(request.actor, queue, true);
    return this.done(request, 'paused');
  }

  @LocalizedDelete('admin.queues.pause')
  @Can('platform.manage')
  @FailureToast('queues.not_done')
  async resume(@Req() request: FastifyRequest, @Param() { queue }: QueueParams) {
    await this.actions.setPaused(request.actor, queue, false);
    return this.done(request, 'resumed');
  }

  @LocalizedPost('admin.queues.failure')
  @Can('platform.manage')
  @FailureToast('queues.not_done')
  async retry(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.actions.retry(request.actor, id);
    return this.done(request, 'retried');
  }

  @LocalizedDelete('admin.queues.failure')
  @Can('platform.manage')
  @FailureToast('queues.not_done')
  async remove(@Req() request: FastifyRequest, @Param() { id }: IdParams) {
    await this.actions.remove(request.actor, id);
    return this.done(request, 'removed');
  }

  @LocalizedDelete('admin.queues.browser-errors')
  @Can('platform.manage')
  @FailureToast('queues.not_done')
  async clearBrowserErrors(@Req() request: FastifyRequest) {
    await this.browserErrors.clear();
    return this.done(request, 'errors_cleared');
  }

  private done(
    { locale }: FastifyRequest,
    deed: 'paused' | 'resumed' | 'retried' | 'removed' | 'errors_cleared',
  ) {
    return this.redirects.to({ locale }, route('admin.queues', {}, locale), `queues.toast.${deed}`);
  }
}
