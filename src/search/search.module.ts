import { Module } from '@nestjs/common';
import { SearchCompletions } from './search-completions.js';
import { SearchUnderstanding } from './search-understanding.js';

@Module({
  providers: [SearchCompletions, SearchUnderstanding],
  exports: [SearchCompletions, SearchUnderstanding],
})
export class SearchModule {}
