import { systemClock } from './clock.ts';
import { ConfigError, readConfig } from './config.ts';
import { DatabaseUnavailable, openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { addSurveyPage } from './modules/contents/service.ts';
import { DefinitionError, publish, readDefinition } from './modules/surveys/service.ts';

/** `npm run survey:import -- FILE`: checks a survey definition and publishes it as the next version of its survey. */
async function importSurvey(path: string): Promise<string> {
  const definition = readDefinition(path);
  const database = await openDatabase(readConfig());
  try {
    await migrate(database.db);
    const { surveyId, version, slug } = await database.db.transaction(async (tx) => {
      const published = await publish(tx, definition, systemClock.now());
      return { ...published, slug: await addSurveyPage(tx, definition) };
    });
    const questions = definition.surveyPage.reduce((sum, page) => sum + page.question.length, 0);
    return `Published ${definition.nameTech} (survey ${surveyId}) as version ${version}: ${definition.surveyPage.length} pages, ${questions} questions.${slug ? ` Its page is /${slug}.` : ''}`;
  } finally {
    await database.close();
  }
}

const [path] = process.argv.slice(2);
if (!path) {
  process.stderr.write('Say which file: npm run survey:import -- FILE\n');
  process.exitCode = 1;
} else {
  try {
    process.stdout.write(`${await importSurvey(path)}\n`);
  } catch (error) {
    if (error instanceof DefinitionError) {
      process.stderr.write(
        `${path} was not imported:\n${error.problems.map((problem) => `  ${problem}`).join('\n')}\n`,
      );
    } else if (error instanceof ConfigError || error instanceof DatabaseUnavailable)
      process.stderr.write(`${error.message}\n`);
    else throw error;
    process.exitCode = 1;
  }
}
