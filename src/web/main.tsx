import { render } from 'preact'
import './styles/base.css'
import { keepForOffline } from './offline/register.ts'
import { App } from './page/App.tsx'
import { followLanguage } from './page/head.ts'
import { followSettings } from './page/settings.ts'

followSettings()
followLanguage()
keepForOffline()
render(<App />, document.getElementById('app')!)
