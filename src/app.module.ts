import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { EventEmitterModule } from '@nestjs/event-emitter';
import { AccessModule } from './access/access.module.js';
import { AccountModule } from './auth/account/account.module.js';
import { AnalyticsModule } from './analytics/analytics.module.js';
import { ApiDocsModule } from './api/docs/api-docs.module.js';
import { AssistantModule } from './storefront/assistant/assistant.module.js';
import { AttributesModule } from './attributes/attributes.module.js';
import { AuditModule } from './audit/audit.module.js';
import { faultRedirect } from './auth/fault-redirect.js';
import { AuthModule } from './auth/auth.module.js';
import { sessionOf } from './auth/session-cookies.js';
import { BrowserErrorsModule } from './operations/browser-errors/browser-errors.module.js';
import { CategoriesModule } from './categories/categories.module.js';
import { CommandPaletteModule } from './admin/palette/command-palette.module.js';
import { CompaniesModule } from './companies/companies.module.js';
import { CompanyMailsModule } from './companies/mails/company-mails.module.js';
import { ConsentModule } from './analytics/consent/consent.module.js';
import { ContentModule } from './content/content.module.js';
import { ComparisonModule } from './storefront/comparison/comparison.module.js';
import { Config } from './core/config/config.js';
import { ConfigModule } from './core/config/config.module.js';
import { DatabaseModule } from './core/database/database.module.js';
import { FailureFilter, FAULT_REDIRECT } from './core/http/errors/failure.filter.js';
import { FormRedirectsModule } from './core/http/pages/form-redirects.module.js';
import { pagesOptions } from './core/http/pages/pages-options.js';
import { RatesModule } from './core/http/rates/rates.module.js';
import { InputPipe } from './core/http/input/validation.pipe.js';
import { ListInterceptor } from './core/http/api/list.interceptor.js';
import { VersionInterceptor } from './core/http/versions/version.interceptor.js';
import { TextsModule } from './core/i18n/i18n.module.js';
import type { ClientBuild } from './core/inertia/document/client-build.js';
import { InertiaModule } from './core/inertia/inertia.module.js';
import { Metrics } from './core/metrics/metrics.js';
import { MetricsModule } from './core/metrics/metrics.module.js';
import { QueueModule } from './core/queue/queue.module.js';
import { StorageModule } from './core/storage/storage.module.js';
import { TracingModule } from './core/tracing/tracing.module.js';
import { ExportModule } from './offers/export/export.module.js';
import { FeedDiagnosticsModule } from './import/diagnosis/feed-diagnostics.module.js';
import { OfferBlockingModule } from './offers/blocking/blocking.module.js';
import { FeedPullsModule } from './import/pulls/feed-pulls.module.js';
import { HealthModule } from './operations/health/health.module.js';
import { IdempotencyModule } from './api/idempotency/idempotency.module.js';
import { IdentityModule } from './auth/identity/identity.module.js';
import { ImportMappingModule } from './import/mapping/import-mapping.module.js';
import { ImportModule } from './import/import.module.js';
import { ImportChangesModule } from './import/changes/import-changes.module.js';
import { ImportRetentionModule } from './import/retention/import-retention.module.js';
import { ImportRollbackModule } from './import/rollback/import-rollback.module.js';
import { MatchDecisionsModule } from './matching/decisions/decisions.module.js';
import { MatchObjectionsModule } from './matching/objections/match-objections.module.js';
import { MatchesPageModule } from './matching/page/matches.module.js';
import { MatchingModule } from './matching/matching.module.js';
import { UnmatchedModule } from './matching/unmatched/unmatched.module.js';
import { MediaLibraryModule } from './media/library/media-library.module.js';
import { MediaModule } from './media/media.module.js';
import { OverviewModule } from './admin/overview/overview.module.js';
import { StoreHealthModule } from './admin/stores/store-health.module.js';
import { PageCacheModule } from './storefront/page-cache/page-cache.module.js';
import { PicturesModule } from './media/pictures/pictures.module.js';
import { PriceAlertsModule } from './storefront/price-alerts/price-alerts.module.js';
import { ProductDataModule } from './product-data/product-data.module.js';
import { OfferReportsModule } from './offers/reports/offer-reports.module.js';
import { OffersModule } from './offers/offers.module.js';
import { ProductsModule } from './products/products.module.js';
import { ReleasesModule } from './operations/releases/releases.module.js';
import { QueuesModule } from './operations/queues/queues.module.js';
import { SeoModule } from './seo/seo.module.js';
import { StatisticsModule } from './analytics/statistics/statistics.module.js';
import { errorDocument } from './storefront/error-document.js';
import { StorefrontModule } from './storefront/storefront.module.js';
import { SuggestionsModule } from './storefront/suggestions/suggestions.module.js';
import { SynonymsModule } from './search/synonyms/synonyms.module.js';
import { UsersModule } from './users/users.module.js';
import { WatchListModule } from './storefront/watch-list/watch-list.module.js';

/** The table of contents; web and worker are the same application in two roles. */
@Module({})
export class AppModule {
  static forRoot(config: Config, client: ClientBuild): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        EventEmitterModule.forRoot(),
        MetricsModule,
        TracingModule,
        DatabaseModule,
        QueueModule,
        FormRedirectsModule,
        RatesModule,
        StorageModule,
        TextsModule,
        InertiaModule.forRootAsync({
          inject: [Metrics],
          useFactory: (metrics: Metrics) =>
            pagesOptions(config, client, metrics, errorDocument(config, client), sessionOf),
        }),
        AccessModule,
        IdempotencyModule,
        AuditModule,
        IdentityModule,
        PageCacheModule,
        PicturesModule,
        MediaModule,
        CompaniesModule,
        CompanyMailsModule,
        UsersModule,
        AuthModule,
        AccountModule,
        AttributesModule,
        CategoriesModule,
        ProductDataModule,
        ProductsModule,
        ExportModule,
        OffersModule,
        ImportModule,
        ImportMappingModule,
        OfferBlockingModule,
        FeedPullsModule,
        ImportChangesModule,
        FeedDiagnosticsModule,
        ImportRetentionModule,
        ImportRollbackModule,
        MediaLibraryModule,
        OfferReportsModule,
        OverviewModule,
        StoreHealthModule,
        CommandPaletteModule,
        ConsentModule,
        ContentModule,
        StorefrontModule,
        ComparisonModule,
        WatchListModule,
        SuggestionsModule,
        PriceAlertsModule,
        AssistantModule,
        AnalyticsModule,
        SynonymsModule,
        StatisticsModule,
        SeoModule,
        MatchDecisionsModule,
        MatchObjectionsModule,
        MatchesPageModule,
        UnmatchedModule,
        MatchingModule,
        ApiDocsModule,
        QueuesModule,
        HealthModule,
        BrowserErrorsModule,
        ReleasesModule,
      ],
      providers: [
        { provide: FAULT_REDIRECT, inject: [Config], useFactory: faultRedirect },
        { provide: APP_FILTER, useClass: FailureFilter },
        { provide: APP_PIPE, useClass: InputPipe },
        { provide: APP_INTERCEPTOR, useClass: ListInterceptor },
        { provide: APP_INTERCEPTOR, useClass: VersionInterceptor },
      ],
    };
  }
}
