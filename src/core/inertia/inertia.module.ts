import { type DynamicModule, type FactoryProvider, Module, type ModuleMetadata } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { InertiaErrors } from './inertia-errors.js';
import { InertiaFailures } from './inertia-failures.js';
import { InertiaInterceptor } from './inertia.interceptor.js';
import { INERTIA_OPTIONS, type InertiaOptions } from './inertia-options.js';
import { Inertia } from './inertia.service.js';

export interface InertiaAsyncOptions extends Pick<ModuleMetadata, 'imports'> {
  inject?: FactoryProvider['inject'];
  useFactory: (...dependencies: never[]) => InertiaOptions | Promise<InertiaOptions>;
}

@Module({})
export class InertiaModule {
  /**
   * Provides `Inertia` and `InertiaFailures`, which the application's filter passes exceptions to.
   * `registerInertia(app)` installs the HTTP half.
   */
  static forRootAsync({ imports, inject, useFactory }: InertiaAsyncOptions): DynamicModule {
    return {
      module: InertiaModule,
      global: true,
      imports,
      providers: [
        { provide: INERTIA_OPTIONS, inject, useFactory: useFactory as FactoryProvider['useFactory'] },
        Inertia,
        InertiaFailures,
        InertiaErrors,
        { provide: APP_INTERCEPTOR, useClass: InertiaInterceptor },
      ],
      exports: [Inertia, InertiaFailures, InertiaErrors],
    };
  }
}
