import { useState } from 'react';
import { fold } from '../../lib/i18n/fold.js';
import { useI18n } from '../../lib/i18n/i18n.js';
import { type Choice, ChoiceList, type ChoiceListProps } from '../form/choice-list.js';
import { useCategoryChoices, type Wanted } from './use-category-choices.js';

interface Props extends Omit<ChoiceListProps, 'chosen'> {
  wanted: Wanted;
  chosen: Choice | null;
  /** Choices before the categories. */
  first?: Choice[];
  without?: number[];
}

/** One of thousands of categories: the server looks for it, a few are shown. */
export function CategorySearch({ wanted, chosen, first = [], without = [], ...props }: Props) {
  const { t } = useI18n();
  const [query, setQuery] = useState('');
  const words = query.trim();
  const isAsked = !props.onDemand || words !== '';
  const { choices, count, asking, failed } = useCategoryChoices(wanted, isAsked ? words : null);
  const before = words || !chosen || first.some(({ id }) => id === chosen.id) ? [] : [chosen];
  const own = [...before, ...first];
  const isOwn = new Set(own.map(({ id }) => id));
  const mine = own.filter(({ label }) => fold(label).includes(fold(words)));
  const others = choices.filter(({ id }) => !isOwn.has(id) && !without.includes(id));
  const waitingText = () => {
    if (failed) return t('admin.form.search_choice.failed');
    return asking ? t('admin.form.search_choice.asking') : null;
  };
  return (
    <ChoiceList
      {...props}
      note={words && chosen ? t('admin.form.search_choice.chosen', { name: chosen.label }) : null}
      query={query}
      onQuery={setQuery}
      found={[...mine, ...others]}
      count={mine.length + count - (choices.length - others.length)}
      waiting={waitingText()}
      chosen={chosen?.id ?? null}
    />
  );
}
