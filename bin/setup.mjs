import { buildWeb } from './steps/buildWeb.mjs'
import { install } from './steps/install.mjs'
import { ownNode } from './steps/ownNode.mjs'
import { giveUp, say } from './steps/project.mjs'

install()
if (!buildWeb(ownNode())) giveUp('De webapp kon niet gebouwd worden: kijk naar de melding hierboven.')
say("Klaar: 'npm start' start Uurwerk, 'bin/dev' start het om aan te werken.")
