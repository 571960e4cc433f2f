import '../../../styles/pages/conversation.css';
import type { PageProps } from '../../../../src/core/inertia/pages.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { Answer } from './answer.js';
import { Button } from '../../ui/button.js';
import { Box, Stack } from '../../ui/layout/boxes.js';

type Props = Pick<PageProps<'assistant/show'>, 'turns' | 'formUrl' | 'longest'>;

/** Questions and answers, and the field for the next question: a plain form, the conversation is its address. */
export function Conversation({ turns, formUrl, longest }: Props) {
  const { t } = useI18n();
  return (
    <div className="conversation">
      <div className="conversation-turns" role="log" aria-label={t('assistant.log')} tabIndex={0}>
        <div>
          <p className="conversation-answer">{t('assistant.greeting')}</p>
          {turns.length === 0 && <Examples formUrl={formUrl} />}
          {turns.map((turn, index) => (
            <section key={index} aria-label={turn.question}>
              <Box as="p" breaks className="conversation-question">
                {turn.question}
              </Box>
              <Answer turn={turn} />
            </section>
          ))}
        </div>
      </div>
      <form action={formUrl} method="get">
        {turns.map(({ question }, index) => (
          <input key={index} type="hidden" name="q" value={question} />
        ))}
        <input
          name="q"
          required
          autoComplete="off"
          enterKeyHint="send"
          maxLength={longest}
          aria-label={t('assistant.question')}
          placeholder={t('assistant.question')}
        />
        <Button variant="main">{t('assistant.ask')}</Button>
      </form>
    </div>
  );
}

function Examples({ formUrl }: Pick<Props, 'formUrl'>) {
  const { t } = useI18n();
  const examples = [
    t('assistant.examples.limit'),
    t('assistant.examples.stock'),
    t('assistant.examples.cheapest'),
  ];
  return (
    <Stack as="ul" gap={2} fit className="conversation-examples">
      {examples.map((example) => (
        <li key={example}>
          <a href={`${formUrl}?${new URLSearchParams({ q: example }).toString()}`} rel="nofollow">
            {example}
          </a>
        </li>
      ))}
    </Stack>
  );
}
