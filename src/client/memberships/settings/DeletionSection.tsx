import type { Membership } from '../../../contract/entities.gen';
import { bulkPath, paths, pathTo } from '../../../domain/links';
import { useGetMembershipDeleteStatusQuery } from '../../api/membershipsApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { QueryState } from '../../ui/states/QueryState';
import { Section } from '../../ui/pages/Section';
import { words } from '../words.gen';
import classes from './deletion.module.css';

const text = words.remove;

export function DeletionSection({ membership: { id } }: { membership: Membership }) {
  const status = useGetMembershipDeleteStatusQuery({ id });
  return (
    <Section title={text.title}>
      <QueryState query={status} skeleton={null}>
        {({ canDelete, podCount, memberCount }) =>
          canDelete ? (
            <div className={classes.links}>
              <ButtonLink to={pathTo(paths.deleteMembership, { membership: id })} variant="outline" color="red">
                {text.verb}
              </ButtonLink>
            </div>
          ) : (
            <>
              <p className={classes.quiet}>
                {text.first} {text.left({ pods: podCount, members: memberCount })}
              </p>
              <div className={classes.links}>
                <ButtonLink to={bulkPath(id, 'EMPTY_MEMBERSHIP')} variant="outline" color="red">
                  {text.empty}
                </ButtonLink>
              </div>
            </>
          )
        }
      </QueryState>
    </Section>
  );
}
