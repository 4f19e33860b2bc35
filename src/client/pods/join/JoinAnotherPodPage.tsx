import { pathTo, paths } from '../../../domain/links';
import { useSubject } from '../../ui/states/useSubject';
import { ButtonLink } from '../../ui/ButtonLink';
import { NoticePage } from '../../ui/pages/NoticePage';
import classes from '../pods.module.css';
import { words } from '../words.gen';

export function JoinAnotherPodPage() {
  const { id } = useSubject('request');
  return (
    <NoticePage title={words.another.question}>
      <div className={classes.actions}>
        <ButtonLink to={pathTo(paths.podsJoin, { request: id })}>{words.another.yes}</ButtonLink>
        <ButtonLink to={paths.pods} variant="default">
          {words.another.no}
        </ButtonLink>
      </div>
    </NoticePage>
  );
}
