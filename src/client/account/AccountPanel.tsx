import { paths } from '../../domain/links';
import { useListMyPodsQuery } from '../api/podsApi';
import { useSelectedBusiness } from '../session';
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
  const { businesses } = useSelectedBusiness();
  const pods = useListMyPodsQuery();
  const isStaff = businesses.some(({ owner, admin }) => owner || admin);
  if (isStaff) return <p className={classes.explained}>{text.handOver}</p>;
  return (
    <QueryState query={pods} skeleton={null}>
      {(list) =>
        list.some(({ myRole }) => myRole === 'leader') ? (
          <>
            <p className={classes.explained}>{text.handOver}</p>
            <PodsToHandOver pods={list} />
          </>
        ) : (
          <>
            <p className={classes.explained}>{text.deleteWhy}</p>
            <div>
              <ButtonLink to={paths.deleteAccount} variant="outline" color="red">
                {text.deleteAccount}
              </ButtonLink>
            </div>
          </>
        )
      }
    </QueryState>
  );
}
