import { router } from '@inertiajs/react';
import { type ReactNode, useState } from 'react';
import { useHydrated } from '../../../lib/forms/use-hydrated.js';
import { useI18n } from '../../../lib/i18n/i18n.js';
import { PRESERVE_STATE } from '../../../lib/visits/preserve-state.js';
import { FormToken } from '../../../lib/forms/form-token.js';
import { PopoverQuestion } from '../../form/popover-question.js';
import { ConfirmedButton } from '../confirmed-button.js';
import { BULK_FORM } from './row-check.js';
import type { RowSelection } from './use-selection.js';
import { Button } from '../../ui/button.js';
import { Cluster } from '../../ui/layout/boxes.js';

type Send = (fields?: object) => void;

/** An action on the selected rows. */
export interface BulkAction {
  label: string;
  /**
   * Name and value of the posted field for this action; without it the request is a DELETE, which needs
   * JavaScript.
   */
  field?: readonly [name: string, value: string];
  /** The question before it; without JavaScript only its text, because the selection is not counted. */
  question?: { title: string; text: string; keepLabel?: string };
  /** Only with JavaScript, because only a script can undo it. */
  isFinal?: boolean;
}

type PlainAction = BulkAction & Required<Pick<BulkAction, 'field'>>;

/** The actions that can be sent without JavaScript. */
export const plainActions = (actions: BulkAction[]) =>
  actions.filter((action): action is PlainAction => Boolean(action.field) && !action.isFinal);

interface Props {
  url: string;
  selection: RowSelection;
  /** How much is selected, in words. */
  selected: string;
  /** Selects more rows, for example of all pages; missing if there are none. */
  extend?: { label: string; select(): void } | false;
  actions: BulkAction[];
  /** Further ones. */
  more?(send: Send): ReactNode;
}

/** The actions on the selected rows; visible while any row is selected. */
export function BulkBar(props: Props) {
  return useHydrated() ? <ScriptedBar {...props} /> : <PlainBar {...props} />;
}

function ScriptedBar({ url, selection, selected, extend, actions, more }: Props) {
  const { t } = useI18n();
  const [error, setError] = useState('');
  const { all, ids, count } = selection;

  function send(fields?: object) {
    const rows = all ? { all, except: [...ids] } : { ids: [...ids] };
    setError('');
    router.visit(url, {
      ...PRESERVE_STATE,
      method: fields ? 'post' : 'delete',
      data: { ...rows, ...fields },
      onSuccess: selection.clear,
      onError: (errors) => setError(Object.values(errors).join(' ')),
    });
  }

  return (
    <div className="bulk-bar" data-open={count > 0 || undefined}>
      <p role="status">{count > 0 && selected}</p>
      {count > 0 && (
        <>
          {extend && (
            <Button type="button" variant="text" onClick={extend.select}>
              {extend.label}
            </Button>
          )}
          <Cluster
            gap={2}
            pushed
            className="bulk-actions"
            role="group"
            aria-label={t('admin.list.selected_actions')}
          >
            {more?.(send)}
            {actions.map(({ label, field, question }) => {
              const act = () => send(field && { [field[0]]: field[1] });
              return question ? (
                <ConfirmedButton
                  key={label}
                  small
                  label={label}
                  title={question.title}
                  keepLabel={question.keepLabel}
                  confirmLabel={label}
                  onConfirm={act}
                >
                  <p>{question.text}</p>
                </ConfirmedButton>
              ) : (
                <Button key={label} type="button" small onClick={act}>
                  {label}
                </Button>
              );
            })}
            <Button type="button" small onClick={selection.clear}>
              {t('admin.list.clear_selection')}
            </Button>
          </Cluster>
          <p className="form-error" role="alert">
            {error}
          </p>
        </>
      )}
    </div>
  );
}

/** Sends the ticked rows without JavaScript. */
function PlainBar({ url, actions }: Props) {
  const { t } = useI18n();
  const plain = plainActions(actions);
  if (!plain.length) return null;
  return (
    <form id={BULK_FORM} className="bulk-bar no-script" data-open method="post" action={url}>
      <FormToken />
      {/* Enter in a box presses the first one, which does nothing outside of a window */}
      <button hidden formMethod="dialog" />
      <Cluster
        gap={2}
        pushed
        className="bulk-actions"
        role="group"
        aria-label={t('admin.list.selected_actions')}
      >
        {plain.map(({ label, field: [name, value], question }) =>
          question ? (
            <PopoverQuestion
              key={label}
              label={label}
              title={label}
              text={question.text}
              keepLabel={question.keepLabel ?? t('admin.form.cancel')}
            >
              <Button name={name} value={value} variant="main">
                {label}
              </Button>
            </PopoverQuestion>
          ) : (
            <Button key={label} name={name} value={value} small>
              {label}
            </Button>
          ),
        )}
      </Cluster>
    </form>
  );
}
