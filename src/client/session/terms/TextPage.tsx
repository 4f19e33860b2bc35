import { Title } from '@mantine/core';
import { DetailPage } from '../../ui/pages/DetailPage';
import classes from './TextPage.module.css';

export interface Passage {
  heading: string;
  paragraphs: readonly string[];
}

interface TextPageProps {
  title: string;
  intro: string;
  passages: readonly Passage[];
}

export function TextPage({ title, intro, passages }: TextPageProps) {
  return (
    <DetailPage title={title} intro={intro}>
      <ol className={classes.passages}>
        {passages.map(({ heading, paragraphs }) => (
          <li key={heading}>
            <Title order={2}>{heading}</Title>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </li>
        ))}
      </ol>
    </DetailPage>
  );
}
