import type { Membership } from '../../contract/entities.gen';
import { pathTo, paths } from '../../domain/links';
import { ButtonLink } from '../ui/ButtonLink';
import { words } from './words.gen';

function soleId(memberships: readonly Membership[]): string | undefined {
  return memberships.length === 1 ? memberships[0]?.id : undefined;
}

export function PodsActions({ memberships }: { memberships: readonly Membership[] }) {
  const adding = memberships.filter(({ can }) => can.addPod);
  const joining = memberships.filter(({ can }) => can.joinPod);
  return (
    <>
      {adding.length > 0 && (
        <ButtonLink to={pathTo(paths.podsAdd, { membership: soleId(adding) })}>{words.add}</ButtonLink>
      )}
      {joining.length > 0 && (
        <ButtonLink
          to={pathTo(paths.podsJoin, { request: soleId(joining) })}
          variant={adding.length > 0 ? 'default' : 'filled'}
        >
          {words.join}
        </ButtonLink>
      )}
    </>
  );
}
