import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { MailModule } from '../../core/mail/mail.module.js';
import { ProductsModule } from '../../products/products.module.js';
import { AlertFormPagesController } from './alert-form.pages.controller.js';
import { ConfirmedAddress } from './confirmed-address.js';
import { PriceAlertMails } from './price-alert-mails.js';
import { AlertStepsPagesController } from './alert-steps.pages.controller.js';
import { AlertTokens } from './alert-tokens.js';
import { PriceAlertsProcessor } from './price-alerts.processor.js';
import { ALERTS_QUEUE } from './price-alerts.queue.js';
import { PriceAlerts } from './price-alerts.service.js';
import { PriceChangesListener } from './price-changes.listener.js';
import { PriceWatch } from './price-watch.js';

/** Mails to visitors when a price falls. */
@Module({
  imports: [BullModule.registerQueue({ name: ALERTS_QUEUE }), MailModule, ProductsModule],
  controllers: [AlertFormPagesController, AlertStepsPagesController],
  providers: [
    PriceAlertMails,
    AlertTokens,
    ConfirmedAddress,
    PriceAlerts,
    PriceAlertsProcessor,
    PriceChangesListener,
    PriceWatch,
  ],
})
export class PriceAlertsModule {}
