import { Fragment, type ReactNode } from 'react';
import type { Business, Pod } from '../../contract/entities.gen';
import { paths, pathTo } from '../../domain/links';
import { useListMyBusinessesQuery } from '../api/businessesApi';
import { useGetPlatformSettingsQuery } from '../api/membershipsApi';
import { useListMyPodsQuery } from '../api/podsApi';
import { ButtonLink } from '../ui/ButtonLink';
import { ExternalButton } from '../ui/ExternalButton';
import { QueryState } from '../ui/states/QueryState';
import { PodsToHandOver } from './PodsToHandOver';
import classes from './account.module.css';
import { words } from './words.gen';

const text = words.account.duties;

interface DutiesProps {
  businesses: readonly Business[];
  pods: readonly Pod[];
}

interface WithoutDutiesProps {
  children: ReactNode;
  skeleton?: ReactNode;
}

export function DutiesGate({ children, skeleton = null }: WithoutDutiesProps) {
  const businesses = useListMyBusinessesQuery();
  const pods = useListMyPodsQuery();
  return (
    <QueryState query={businesses} skeleton={skeleton}>
      {(all) => (
        <QueryState query={pods} skeleton={skeleton}>
          {(list) =>
            all.some(({ owner, admin }) => owner || admin) || list.some(({ myRole }) => myRole === 'leader') ? (
              <DutiesToEnd businesses={all} pods={list} />
            ) : (
              children
            )
          }
        </QueryState>
      )}
    </QueryState>
  );
}

function DutiesToEnd({ businesses, pods }: DutiesProps) {
  const owned = businesses.filter(({ owner }) => owner);
  const led = pods.filter(({ myRole }) => myRole === 'leader');
  const administered = businesses.filter(({ owner, admin }) => admin && !owner);
  return (
    <>
      {owned.map(({ id, name }) => (
        <Fragment key={id}>
          <p className={classes.explained}>{text.own({ business: name })}</p>
          <div>
            <ButtonLink to={pathTo(paths.businessHandOver, { business: id })} variant="default">
              {text.handOver({ business: name })}
            </ButtonLink>
          </div>
        </Fragment>
      ))}
      {owned.length > 0 && <WriteToSupport />}
      {administered.map(({ id, name }) => (
        <p key={id} className={classes.explained}>
          {text.administer({ business: name })}
        </p>
      ))}
      {led.some(({ can }) => !can.leave) && <p className={classes.explained}>{text.lead}</p>}
      {led.some(({ can }) => can.leave) && <p className={classes.explained}>{text.leadAlone}</p>}
      <PodsToHandOver pods={pods} />
      <p className={classes.explained}>{text.then}</p>
    </>
  );
}

function WriteToSupport() {
  const { data: settings = [] } = useGetPlatformSettingsQuery();
  const link = settings.find(({ name }) => name === 'SupportLink')?.value;
  if (!link) return null;
  return (
    <div>
      <ExternalButton href={link} variant="default">
        {text.support}
      </ExternalButton>
    </div>
  );
}
