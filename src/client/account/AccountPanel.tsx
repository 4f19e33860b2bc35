import type { Pod } from '../../contract/entities.gen';
import { paths } from '../../domain/links';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { QueryState } from '../ui/QueryState';
import { Section } from '../ui/Section';
import { PodsToHandOver } from './PodsToHandOver';
import classes from './account.module.css';
import { words } from './words';

const text = words.account;

/** Password, and the end of it all. */
export function AccountPanel() {
  return (
    <>
      <Section title={text.password}>
        <p className={classes.explained}>{text.passwordWhy}</p>
        <div>
          <ButtonLink to={paths.changePassword} variant="default">
            {text.changePassword}
          </ButtonLink>
        </div>
      </Section>
      <Section title={text.delete}>
        <DeleteAccount />
      </Section>
    </>
  );
}

/** Only for people who are neither staff nor leader; others see that they must hand over first (rule account.deletion). */
function DeleteAccount() {
  const businesses = useListMyBusinessesQuery();
  const pods = useListMyPodsQuery();
  return (
    <QueryState query={businesses} skeleton={null}>
      {(all) =>
        all.some(({ owner, admin }) => owner || admin) ? (
          <HandOver />
        ) : (
          <QueryState query={pods} skeleton={null}>
            {(list) => (list.some(({ myRole }) => myRole === 'leader') ? <HandOver pods={list} /> : <DeleteLink />)}
          </QueryState>
        )
      }
    </QueryState>
  );
}

/** Staff hand over what they run, leaders each pod they lead. */
function HandOver({ pods = [] }: { pods?: readonly Pod[] }) {
  return (
    <>
      <p className={classes.explained}>{text.handOver}</p>
      <PodsToHandOver pods={pods} />
    </>
  );
}

function DeleteLink() {
  return (
    <>
      <p className={classes.explained}>{text.deleteWhy}</p>
      <div>
        <ButtonLink to={paths.deleteAccount} variant="outline" color="red">
          {text.deleteAccount}
        </ButtonLink>
      </div>
    </>
  );
}
