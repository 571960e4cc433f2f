import { Module } from '@nestjs/common';
import { EngineIndexes } from './engine-indexes.js';
import { Engine } from './engine.js';

@Module({ providers: [Engine, EngineIndexes], exports: [Engine, EngineIndexes] })
export class EngineModule {}
