// With axe at every kind of question, in each language.
import '../web/campaign.test.ts'
