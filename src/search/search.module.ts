import { Module } from '@nestjs/common';
import { SearchCompletions } from './search-completions.js';
import { SearchParts } from './search-parts.js';
import { SearchUnderstanding } from './search-understanding.js';

@Module({
  providers: [SearchCompletions, SearchParts, SearchUnderstanding],
  exports: [SearchCompletions, SearchParts, SearchUnderstanding],
})
export class SearchModule {}
