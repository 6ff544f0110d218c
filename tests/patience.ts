/** How long a component test waits for what is to come: on a busy machine that takes its time. */
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 15_000 });
