import type { BulkAction } from '../../contract/entities.gen';
import { pageLinks } from '../../domain/links';
import { useListBulkActionsQuery } from '../api/bulkApi';
import { TextLink } from '../ui/TextLink';
import classes from './bulk.module.css';
import { progressText } from './BulkProgress';
import { useBulkAction } from './useBulkAction';
import { words } from './words.gen';

export function RunningBulkAction({ membershipId }: { membershipId: string }) {
  const { currentData: [latest] = [] } = useListBulkActionsQuery({ id: membershipId, limit: 1 });
  return latest?.state === 'RUNNING' ? <Running key={latest.id} known={latest} /> : null;
}

function Running({ known }: { known: BulkAction }) {
  const { currentData: action = known } = useBulkAction(known.id, known);
  if (action.state !== 'RUNNING') return null;
  return (
    <div className={classes.running}>
      <p>
        {words.titles[action.kind]}: {progressText(action)}
      </p>
      <TextLink to={pageLinks.bulkAction(action.id)}>{words.progress.see}</TextLink>
    </div>
  );
}
