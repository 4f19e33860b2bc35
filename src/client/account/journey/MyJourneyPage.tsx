import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { paths } from '../../../domain/links';
import { useGetMyAccountQuery } from '../../api/accountApi';
import { ButtonLink } from '../../ui/ButtonLink';
import { NoStepsDrawing } from '../../ui/illustrations/NoStepsDrawing';
import { DetailPage } from '../../ui/pages/DetailPage';
import { fullName } from '../../ui/people/fullName';
import { EmptyState } from '../../ui/states/EmptyState';
import { QueryState } from '../../ui/states/QueryState';
import { CardsSkeleton } from '../../ui/states/skeletons';
import classes from './journey.module.css';
import { JourneyYearSection, yearId } from './JourneyYearSection';
import { words } from './journeyWords.gen';
import { useWholeJourneyQuery, type WholeYear } from './wholeJourney';

const printIcon = <IconPrinter size="1.25rem" aria-hidden />;

export function MyJourneyPage() {
  const journey = useWholeJourneyQuery();
  const hasContent = Boolean(journey.currentData?.length);
  return (
    <div className={classes.book}>
      <Cover years={journey.currentData ?? []} />
      <DetailPage
        title={words.title}
        crumbs={[{ label: words.settings, to: paths.mySettings }, { label: words.title }]}
        intro={words.intro}
        actions={
          hasContent && (
            <Button variant="default" leftSection={printIcon} onClick={() => window.print()}>
              {words.print}
            </Button>
          )
        }
      >
        <QueryState
          query={journey}
          skeleton={<CardsSkeleton count={2} />}
          isEmpty={(years) => years.length === 0}
          empty={
            <EmptyState
              icon={<NoStepsDrawing />}
              title={words.none}
              action={<ButtonLink to={paths.podsNextTinyStep}>{words.setStep}</ButtonLink>}
            >
              {words.noneWhy}
            </EmptyState>
          }
        >
          {(years) => (
            <>
              {years.length > 1 && <YearLinks years={years} />}
              {years.map((year) => (
                <JourneyYearSection key={year.year} year={year} />
              ))}
            </>
          )}
        </QueryState>
      </DetailPage>
    </div>
  );
}

function Cover({ years }: { years: readonly WholeYear[] }) {
  const { data: account } = useGetMyAccountQuery();
  const [first, last] = [years.at(-1)?.year, years[0]?.year];
  if (!account || first === undefined) return null;
  return (
    <div className={classes.cover}>
      <p role="heading" aria-level={1}>
        {words.title}
      </p>
      <p className={classes.name} dir="auto">
        {fullName(account)}
      </p>
      <p>{first === last ? first : `${first}–${last}`}</p>
    </div>
  );
}

function YearLinks({ years }: { years: readonly WholeYear[] }) {
  return (
    <nav aria-label={words.years} className={classes.years}>
      {years.map(({ year }) => (
        <Button
          key={year}
          variant="default"
          onClick={() => {
            const place = document.getElementById(yearId(year));
            place?.scrollIntoView();
            place?.focus({ preventScroll: true });
          }}
        >
          {year}
        </Button>
      ))}
    </nav>
  );
}
