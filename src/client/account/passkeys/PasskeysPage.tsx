import { useSearchParams } from 'react-router-dom';
import type { Passkey } from '../../../contract/entities.gen';
import { mySettingsPath, passkeyPanels, passkeyPath, paths, queryKeys } from '../../../domain/links';
import { MAX_PASSKEYS } from '../../../domain/session/passkeys';
import { useListPasskeysQuery } from '../../api/sessionApi';
import { useSupportsPasskeys } from '../../session';
import { ButtonLink } from '../../ui/ButtonLink';
import { FormPage } from '../../ui/pages/FormPage';
import { ListPage } from '../../ui/pages/ListPage';
import { QueryState, type QueryLike } from '../../ui/states/QueryState';
import { LinesSkeleton } from '../../ui/states/skeletons';
import { words } from '../words.gen';
import { AddPasskey } from './AddPasskey';
import { PasskeyList } from './PasskeyList';
import classes from './passkeys.module.css';
import { RemovePasskey } from './RemovePasskey';
import { RenamePasskey } from './RenamePasskey';
import { words as text } from './words.gen';

const account = { label: words.settings.panels.account, to: mySettingsPath('account') };
const toPasskeys = [account, { label: text.title, to: paths.passkeys }];

/** The task that the address names; a passkey that has been removed leaves the list. */
export function PasskeysPage() {
  const [query] = useSearchParams();
  const passkeys = useListPasskeysQuery();
  const panel = passkeyPanels.find((one) => one === query.get(queryKeys.panel));
  const passkey = passkeys.currentData?.find(({ id }) => id === query.get(queryKeys.chosen));
  if (panel === 'add') {
    return (
      <FormPage title={text.add} crumbs={[...toPasskeys, { label: text.add }]}>
        <AddPasskey />
      </FormPage>
    );
  }
  if (panel === 'rename' && passkey) {
    return (
      <FormPage title={text.renaming.title} crumbs={[...toPasskeys, { label: text.renaming.title }]}>
        <RenamePasskey passkey={passkey} />
      </FormPage>
    );
  }
  if (panel === 'remove' && passkey) {
    return (
      <FormPage
        title={text.removing.title({ name: passkey.name })}
        crumbs={[...toPasskeys, { label: text.removing.crumb }]}
      >
        <RemovePasskey passkey={passkey} />
      </FormPage>
    );
  }
  return <Passkeys passkeys={passkeys} />;
}

function Passkeys({ passkeys }: { passkeys: QueryLike<Passkey[]> }) {
  const isSupported = useSupportsPasskeys();
  const count = passkeys.currentData?.length;
  const isFull = count !== undefined && count >= MAX_PASSKEYS;
  const add = isSupported && <ButtonLink to={passkeyPath('add')}>{text.add}</ButtonLink>;
  return (
    <ListPage
      title={text.title}
      intro={text.intro}
      crumbs={[{ label: words.settings.title, to: paths.mySettings }, account, { label: text.title }]}
      actions={count !== 0 && !isFull && add}
    >
      {isFull && <p className={classes.text}>{text.isFull({ max: MAX_PASSKEYS })}</p>}
      {!isSupported && <p className={classes.text}>{text.unsupported}</p>}
      <QueryState query={passkeys} skeleton={<LinesSkeleton count={2} />}>
        {(list) => <PasskeyList passkeys={list} add={add} />}
      </QueryState>
    </ListPage>
  );
}
