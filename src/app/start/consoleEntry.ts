import './consoleEvaluated';
import { startConsole } from './startConsole';
import { startPage } from './startPage';
import { claimRoot } from './claimRoot';

void startPage((settings) => startConsole(claimRoot('console'), settings));
