import { type DynamicModule, Module } from '@nestjs/common';
import { Config } from './config.js';

@Module({})
export class ConfigModule {
  /** Makes the checked configuration injectable everywhere. */
  static forRoot(config: Config): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: Config, useValue: config }],
      exports: [Config],
    };
  }
}
