import type { Pod } from '../../../contract/entities.gen';
import { type Path, paths, pathTo } from '../../../domain/links';
import { PageTabs } from '../../ui/pages/PageTabs';
import { words } from '../words.gen';

const text = words.admin;

const tabPaths = { people: paths.podsAdmin, pod: paths.podEdit, roles: paths.podAdmin } as const satisfies Record<
  string,
  Path
>;

type ManageTab = keyof typeof tabPaths;

export function ManageTabs({ pod, current }: { pod: Pod; current: ManageTab }) {
  const tabs = Object.entries(tabPaths) as [ManageTab, Path][];
  return (
    <PageTabs
      label={text.title({ pod: pod.name })}
      tabs={tabs.map(([tab, path]) => ({
        label: text.tabs[tab],
        to: pathTo(path, { pod: pod.id }),
        isCurrent: tab === current,
      }))}
    />
  );
}
