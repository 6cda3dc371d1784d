import { render } from 'preact'
import './styles/base.css'
import { keepForOffline } from './offline/register.ts'
import { App } from './page/App.tsx'
import { handFocusOn } from './page/handed-focus.ts'
import { followLanguage } from './page/head.ts'
import { followSettings } from './page/settings.ts'

followSettings()
followLanguage()
keepForOffline()
handFocusOn()
render(<App />, document.getElementById('app')!)
