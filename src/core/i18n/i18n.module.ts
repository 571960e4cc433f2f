import { join } from 'node:path';
import { Global, Module } from '@nestjs/common';
import { AcceptLanguageResolver, I18nModule } from 'nestjs-i18n';
import { Config } from '../config/config.js';
import { interpolate } from './interpolate.js';
import { DEFAULT_LOCALE } from './locales.js';
import { Texts } from './texts.js';

/** Reads the texts of locales/<locale>/<file>.json. */
@Global()
@Module({
  imports: [
    I18nModule.forRootAsync({
      imports: [],
      // unused, because the middleware is off; without a resolver the library warns
      resolvers: [AcceptLanguageResolver],
      inject: [Config],
      useFactory: (config: Config) => ({
        fallbackLanguage: DEFAULT_LOCALE,
        loaderOptions: { path: join(config.root, 'locales'), watch: config.viteDev },
        disableMiddleware: true,
        // we always pass one object of values
        formatter: (text, values) => interpolate(text, values as Record<string, unknown>),
        logging: false,
      }),
    }),
  ],
  providers: [Texts],
  exports: [Texts],
})
export class TextsModule {}
